import { createRequire } from 'node:module';
import { buildLastResortFont } from './last-resort-font.ts';

// Located through module resolution, which works from source and from a bundle next to node_modules.
const require = createRequire(import.meta.url);

interface PackagedFont {
  readonly package: string;
  readonly family: string;
  readonly styles: readonly string[];
}

/** Contains every weight that a template uses, so that no system font is ever picked. */
const shipped: readonly PackagedFont[] = [
  { package: 'inter', family: 'Inter', styles: ['400Regular', '500Medium', '600SemiBold', '400Regular_Italic'] },
  { package: 'source-serif-4', family: 'Source Serif 4', styles: ['400Regular', '600SemiBold', '400Regular_Italic'] },
  { package: 'noto-sans-sc', family: 'Noto Sans SC', styles: ['400Regular', '600SemiBold'] },
  { package: 'noto-sans-jp', family: 'Noto Sans JP', styles: ['400Regular', '600SemiBold'] },
];

/** Scripts in neither our fonts nor the compiler's. Arabic and Hebrew use the compiler's: plainer, but the text reads back. */
const otherScripts: readonly PackagedFont[] = ['Thai', 'Devanagari'].map((script) => ({
  package: `noto-sans-${script.toLowerCase()}`,
  family: `Noto Sans ${script}`,
  styles: ['400Regular', '600SemiBold'],
}));

/** Characters outside the six languages that occur in resumes nevertheless. */
const spare: readonly PackagedFont[] = [
  { package: 'nanum-gothic', family: 'NanumGothic', styles: ['400Regular', '700Bold'] },
  { package: 'noto-emoji', family: 'Noto Emoji', styles: ['400Regular'] },
];

const filesOf = ({ package: name, family, styles }: PackagedFont): string[] =>
  styles.map((style) =>
    require.resolve(`@expo-google-fonts/${name}/${style}/${family.replaceAll(' ', '')}_${style}.ttf`),
  );

const lastResortFamilies = ['Fitted Last Resort', 'Fitted Last Resort 1', 'Fitted Last Resort 2'] as const;

export const buildLastResortFonts = (): Buffer[] =>
  lastResortFamilies.map((family, plane) => Buffer.from(buildLastResortFont(family, plane)));

export interface DocumentFonts {
  readonly files: string[];
  /** Families for characters that the template's own fonts lack, in the order they are tried. */
  readonly spareFamilies: readonly string[];
}

export const findDocumentFonts = (): DocumentFonts => ({
  files: [...shipped, ...otherScripts, ...spare].flatMap(filesOf),
  spareFamilies: [
    ...otherScripts.map(({ family }) => family),
    // These two come with the compiler.
    'New Computer Modern',
    'DejaVu Sans Mono',
    ...spare.map(({ family }) => family),
    ...lastResortFamilies,
  ],
});
