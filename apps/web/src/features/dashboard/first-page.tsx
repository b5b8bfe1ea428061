/** A thumbnail of the top of a resume's first page: enough to tell two of them apart at a glance. */
export function FirstPage({ text }: { readonly text: string }) {
  const [name = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div
      aria-hidden
      className="h-21 w-15 shrink-0 overflow-hidden rounded-sm border border-line bg-paper p-1.5 text-[2.75px] leading-[1.45] text-paper-soft shadow-header"
    >
      <p className="mb-0.5 overflow-hidden text-[5px] leading-tight font-semibold whitespace-nowrap text-paper-ink">
        {name}
      </p>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one text have no other name
        <p key={at}>{line}</p>
      ))}
    </div>
  );
}
