import type { Plugin } from 'vite';

/** Icons name each of their strokes, by which React's development build tells them apart. In the built pages they go by their order. */
export function withoutIconKeys(): Plugin {
  return {
    name: 'without-icon-keys',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\// },
      handler: (code) => ({ code: code.replace(/, key: "[a-z0-9]+"(?= \}\])/g, ''), map: null }),
    },
  };
}
