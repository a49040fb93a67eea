/** An element with a class and children; texts are set as text, never as markup. */
export const el = (tag: string, className: string, ...children: (Node | string)[]): HTMLElement => {
  const node = document.createElement(tag);
  if (className) node.className = className;
  node.append(...children);
  return node;
};

const SVG = 'http://www.w3.org/2000/svg';

/** A drawing of one path on a square grid. */
export const svg = (path: string, grid: number, className = ''): SVGElement => {
  const node = document.createElementNS(SVG, 'svg');
  node.setAttribute('viewBox', `0 0 ${grid} ${grid}`);
  if (className) node.setAttribute('class', className);
  const line = document.createElementNS(SVG, 'path');
  line.setAttribute('d', path);
  node.append(line);
  return node;
};
