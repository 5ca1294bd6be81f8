// A module of its own, so that it can come on demand: it's as large as a fifth of the studio.
export { renderToStaticMarkup } from 'react-dom/server';
