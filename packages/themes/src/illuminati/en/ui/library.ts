/** The gallery of cards and the page of rules. */
export const library = {
  'gallery.title': 'All cards',
  'gallery.search': 'Search names and texts',
  'gallery.kind': 'Kind',
  'gallery.kind.name': '{kind, select, illuminati {Illuminati} group {Groups} special {Specials} other {All}}',
  'gallery.alignment': 'Alignment',
  'gallery.any': 'Any',
  'gallery.power': 'Power at least',
  'gallery.count': '{n, plural, =0 {No card is like that.} one {# card} other {# cards}}',
  'gallery.clear': 'Show all',
  'gallery.numbers':
    'Power {power}{lends, plural, =0 {} other {, lends #}}{kind, select, group {, Resistance {resistance}} other {}}, Income {income}',
  'gallery.arrows': 'Arrows outwards: {sides}',
  'gallery.noArrows': 'No arrows outwards',
  'gallery.inward': 'hangs by its {side}',
  'gallery.link': 'Link to {card}',
  'rules.title': 'The rules',
  'rules.search': 'Search the rules',
  'rules.contents': 'Contents',
  'rules.example': 'For example:',
  'rules.count': '{n, plural, =0 {Nothing in the rules says that.} one {# rule} other {# rules}}',
  'rules.names': 'These rules use the first names of things. In your theme: {names}.',
} as const;
