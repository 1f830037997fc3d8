export const COPY = {
  label: 'Main',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  quote: 'Get A Quote',
  overview: 'Overview',
  overviewOf: (name: string) => `Overview: ${name}`,
  all: (name: string) => `All ${name}`,
  askUs: 'Ask us about',
  /**
   * Returns "Ask us about Engineering, Fleet and Media Insurance": if all names end with the same word, it appears only
   * once.
   */
  ask(names: readonly string[]): string {
    const end = names[0]?.match(/ \S+$/)?.[0] ?? '';
    const isShared = names.every((name) => name.endsWith(end));
    const short = names.map((name) => (isShared ? name.slice(0, name.length - end.length) : name));
    const last = short.pop();
    return `${COPY.askUs} ${short[0] ? `${short.join(', ')} and ` : ''}${last}${isShared ? end : ''}`;
  },
};
