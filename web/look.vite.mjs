import base from './vite.config.ts';
export default (env) => { const c = typeof base === 'function' ? base(env) : base; c.build = { ...c.build, outDir: '/tmp/w/policy14-dev', emptyOutDir: true, minify: false, rolldownOptions: { input: 'look.html' } }; return c; };
