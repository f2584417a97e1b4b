/** Which page is shown. Addresses: /, /new, /new/TITLE, /table/ID#TOKEN, and those of the pages in `pages/later.ts`. */
import { isLater, type Later } from '../pages/later';

export type Route =
  | { readonly page: 'home' }
  | { readonly page: 'new'; readonly title: string | null }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'later'; readonly name: Later; readonly rest: readonly string[] }
  | { readonly page: 'nothing' };

export function parse(path: string): Route {
  const parts = path.split('/').filter(Boolean);
  if (parts.length === 0) return { page: 'home' };
  if (parts[0] === 'new' && parts.length <= 2) return { page: 'new', title: parts[1] ?? null };
  if (parts[0] === 'table' && parts[1] && parts.length === 2 && /^[A-Za-z0-9_-]{1,32}$/.test(parts[1])) {
    return { page: 'table', table: parts[1] };
  }
  if (parts[0] !== undefined && isLater(parts[0])) return { page: 'later', name: parts[0], rest: parts.slice(1) };
  return { page: 'nothing' };
}

class Router {
  route: Route = $state.raw(parse(location.pathname));
  /** Changes whenever an address was opened, also the same one with another fragment. */
  visit = $state(0);

  constructor() {
    const update = () => {
      this.route = parse(location.pathname);
      this.visit += 1;
    };
    addEventListener('popstate', update);
  }

  go(address: string): void {
    history.pushState(null, '', address);
    this.route = parse(location.pathname);
    this.visit += 1;
    scrollTo(0, 0);
  }

  /** A click on a link of our own. */
  follow = (event: MouseEvent): void => {
    const link = event.currentTarget as HTMLAnchorElement;
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    this.go(link.href);
  };
}

export const router = new Router();
