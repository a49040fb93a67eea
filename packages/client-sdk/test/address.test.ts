import { whereIs } from '../src/index.js';

describe('U109 a link to a table', () => {
  test.each([
    ['http://localhost:2567/t/BCDFGH', 'http://localhost:2567', 'BCDFGH'],
    ['https://play.example/cards/t/bcd%20fgh/?x=1#resume=abc', 'https://play.example/cards', 'BCDFGH'],
  ])('%s is read', (link, url, code) => {
    expect(whereIs(link)).toEqual({ url, code });
  });

  test.each(['', 'BCDFGH', 'localhost:2567/t/BCDFGH', 'http://localhost:2567/BCDFGH', 'http://localhost:2567/t/hello', 'ftp://a/t/BCDFGH'])(
    '"%s" is refused with an example',
    (link) => {
      expect(() => whereIs(link)).toThrow(/ is no link to a table; one looks like http:\/\/localhost:2567\/t\/BCDFGH/);
    },
  );
});
