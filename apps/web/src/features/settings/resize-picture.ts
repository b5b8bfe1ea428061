const side = 256;

/** The central square of a picture as a small JPEG data URL. Throws if the browser cannot read the file. */
export async function resizePicture(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  const { x, y, size } = middleSquare(picture.width, picture.height);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, side, side);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, x, y, size, size, 0, 0, side, side);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.86);
}

export function middleSquare(width: number, height: number): { x: number; y: number; size: number } {
  const size = Math.min(width, height);
  return { x: (width - size) / 2, y: (height - size) / 2, size };
}
