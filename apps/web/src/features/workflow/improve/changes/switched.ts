/** The keys that are off after one was switched. */
export const switched = (off: readonly string[], key: string, isOn: boolean): readonly string[] =>
  isOn ? off.filter((one) => one !== key) : [...off.filter((one) => one !== key), key];
