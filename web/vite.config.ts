import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte()],
  server: {
    // while working on the pages: `keypeg serve` on its port, `npx vite` beside it
    proxy: { '/api': { target: 'http://localhost:8000', ws: true } },
    fs: { allow: ['..'] },
  },
  build: {
    outDir: '../src/keypeg/server/pages',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // the content security policy lets nothing in but what the server sends
    assetsInlineLimit: 0,
    // what every page needs is one file, and so is what every board needs: on a phone each request costs more than it holds
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'table', test: /TablePage\.svelte$/ },
          ],
        },
      },
    },
  },
  test: { include: ['src/**/*.test.ts'] },
});
