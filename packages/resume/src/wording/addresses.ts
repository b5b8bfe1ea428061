const address = /^(?:\p{L}[\w+.-]*:(?=[^\s:])|[\w-]+(?:\.[\w-]+)*\.\p{Ll}{2,}(?:[/?#\s]|$)|[\w.+-]+@[\w-]+\.)/u;

/** "https://…", "mailto:…", "github.com/…": addresses are left as they are. */
export function startsWithAddress(text: string): boolean {
  return address.test(text);
}
