import { createRequire } from 'node:module';
import { buildLastResortFont } from './last-resort-font.ts';

// Found through module resolution, so that sources and a bundle with node_modules beside it both find them.
const require = createRequire(import.meta.url);

const packaged = {
  inter: { file: 'Inter', styles: ['400Regular', '500Medium', '600SemiBold', '400Regular_Italic'] },
  'source-serif-4': { file: 'SourceSerif4', styles: ['400Regular', '600SemiBold', '400Regular_Italic'] },
  'noto-sans-sc': { file: 'NotoSansSC', styles: ['400Regular', '600SemiBold'] },
  'noto-sans-jp': { file: 'NotoSansJP', styles: ['400Regular', '600SemiBold'] },
} as const;

/** The font files that documents are set in; every weight a template asks for is here, so no system font can win. */
export const listFontFiles = (): string[] =>
  Object.entries(packaged).flatMap(([name, { file, styles }]) =>
    styles.map((style) => require.resolve(`@expo-google-fonts/${name}/${style}/${file}_${style}.ttf`)),
  );

export const lastResortFamilies = ['Fitted Last Resort', 'Fitted Last Resort 1', 'Fitted Last Resort 2'] as const;

export const buildLastResortFonts = (): Buffer[] =>
  lastResortFamilies.map((family, plane) => Buffer.from(buildLastResortFont(family, plane)));
