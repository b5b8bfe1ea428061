export function PiecesPage() {
  return null;
}
