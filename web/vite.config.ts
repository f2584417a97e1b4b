import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// `vite build` makes the client in dist/, which the server serves. `vite build --mode board` makes the development page
// (board.html?fixture=NAME) in ../build/board, with the fixtures that tools/table_fixtures.py has put into ../build/table;
// it is not part of the client.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  publicDir: mode === 'board' ? '../build/table' : 'public',
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    target: 'es2022',
    outDir: mode === 'board' ? '../build/board' : 'dist',
    emptyOutDir: true,
    manifest: mode === 'board' ? false : 'manifest.json',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: { input: mode === 'board' ? 'board.html' : 'index.html' },
  },
  // The catalogues lie beside the Python sources, which use the same files.
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8570', ws: true }, '^/reports/.': 'http://127.0.0.1:8570' }, fs: { allow: ['.', '../src/keeling/words'] } },
  // No test waits for time to pass: the limit only ends one that hangs, on a machine however busy.
  test: { setupFiles: ['src/words/testing.ts'], environment: 'happy-dom', include: ['src/**/*.test.ts'], testTimeout: 300_000 },
}));
