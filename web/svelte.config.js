import { vitePreprocess } from '@sveltejs/vite-plugin-svelte';

export default {
  preprocess: vitePreprocess(),
  compilerOptions: {
    discloseVersion: false,
    runes: true,
    // half as long as usual: they stand on every element
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
  },
};
