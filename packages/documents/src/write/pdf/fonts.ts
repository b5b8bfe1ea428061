import { createRequire } from 'node:module';
import { buildLastResortFont } from './last-resort-font.ts';

// Found through module resolution, so that sources and a bundle with node_modules beside it both find them.
const require = createRequire(import.meta.url);

interface PackagedFont {
  readonly package: string;
  readonly family: string;
  readonly styles: readonly string[];
}

/** Every weight a template asks for is here, so no system font can win. */
const shipped: readonly PackagedFont[] = [
  { package: 'inter', family: 'Inter', styles: ['400Regular', '500Medium', '600SemiBold', '400Regular_Italic'] },
  { package: 'source-serif-4', family: 'Source Serif 4', styles: ['400Regular', '600SemiBold', '400Regular_Italic'] },
  { package: 'noto-sans-sc', family: 'Noto Sans SC', styles: ['400Regular', '600SemiBold'] },
  { package: 'noto-sans-jp', family: 'Noto Sans JP', styles: ['400Regular', '600SemiBold'] },
];

/** Scripts beyond the six languages: drawn where the package is installed, boxes with a warning where it is not. */
const extra: readonly PackagedFont[] = [
  { package: 'nanum-gothic', family: 'NanumGothic', styles: ['400Regular', '700Bold'] },
  { package: 'noto-sans-kr', family: 'Noto Sans KR', styles: ['400Regular', '600SemiBold'] },
  { package: 'noto-sans-thai', family: 'Noto Sans Thai', styles: ['400Regular', '600SemiBold'] },
  { package: 'noto-sans-devanagari', family: 'Noto Sans Devanagari', styles: ['400Regular', '600SemiBold'] },
  { package: 'noto-emoji', family: 'Noto Emoji', styles: ['400Regular'] },
];

const filesOf = ({ package: name, family, styles }: PackagedFont): string[] =>
  styles.map((style) =>
    require.resolve(`@expo-google-fonts/${name}/${style}/${family.replaceAll(' ', '')}_${style}.ttf`),
  );

const isInstalled = (font: PackagedFont): boolean => {
  try {
    return filesOf(font).length > 0;
  } catch {
    return false;
  }
};

const lastResortFamilies = ['Fitted Last Resort', 'Fitted Last Resort 1', 'Fitted Last Resort 2'] as const;

export const buildLastResortFonts = (): Buffer[] =>
  lastResortFamilies.map((family, plane) => Buffer.from(buildLastResortFont(family, plane)));

export interface DocumentFonts {
  readonly files: string[];
  /** Families for the signs that the template's own fonts lack, in the order they are tried. */
  readonly spareFamilies: readonly string[];
}

export const findDocumentFonts = (): DocumentFonts => {
  const installed = extra.filter(isInstalled);
  return {
    files: [...shipped, ...installed].flatMap(filesOf),
    // The first two come with the compiler.
    spareFamilies: [
      'New Computer Modern',
      'DejaVu Sans Mono',
      ...installed.map(({ family }) => family),
      ...lastResortFamilies,
    ],
  };
};
