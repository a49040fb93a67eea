import { defineConfig } from 'vitepress';

const { repository } = JSON.parse(process.env.ILLUMINICE_SITE);

const page = (text, link) => ({ text, link });

export default defineConfig({
  title: 'Illuminice',
  description: 'Illuminati and INWO with friends, in the browser: how to play, host, and build.',
  // The address of the site on a host of pages, like /illuminice/.
  base: process.env.DOCS_BASE ?? '/',
  srcDir: '.pages',
  ignoreDeadLinks: 'localhostLinks',
  lastUpdated: false,
  themeConfig: {
    search: { provider: 'local' },
    outline: [2, 3],
    nav: [page('Play', '/rules/classic'), page('Host', '/hosting'), page('Build', '/bots')],
    socialLinks: [{ icon: 'github', link: repository }],
    sidebar: [
      { text: 'Play', items: [page('Rules of Illuminati', '/rules/classic'), page('Rules of INWO', '/rules/inwo')] },
      {
        text: 'Host',
        items: [page('Hosting', '/hosting'), page('Upgrading', '/upgrading'), page('Security', '/security'), page('Privacy', '/privacy')],
      },
      {
        text: 'Build',
        items: [
          page('Bots', '/bots'),
          page('Protocol', '/protocol'),
          page('HTTP and messages', '/api/'),
          page('Policies', '/policies'),
          page('Computer players', '/computer-players'),
        ],
      },
      {
        text: 'Contribute',
        items: [
          page('Contributing', '/contributing'),
          page('Architecture', '/architecture'),
          page('Commands', '/commands'),
          page('Glossary', '/glossary'),
          page('Themes', '/themes'),
          page('How INWO is read', '/inwo-rules'),
          page('Use cases', '/use-cases'),
          page('Performance', '/performance'),
          page('Scaling', '/scaling'),
          page('Credits', '/credits'),
        ],
      },
    ],
    footer: { message: 'An unofficial fan project, not affiliated with Steve Jackson Games.' },
  },
});
