import type { CardText } from '../../theme.js';

/** Names and texts of the 8 Illuminati, 83 Groups and 15 Specials, by id. Names carry no article: see the glossary in terms.ts. */
export const cards: Readonly<Record<string, CardText>> = {
  // Illuminati
  'bavarian-illuminati': {
    name: 'Bayerische Illuminaten',
    short: 'Bayern',
    text: 'Einmal je Zug darfst du einen deiner Angriffe für 5 MB aus dieser Kasse zum Privileg machen.',
  },
  'bermuda-triangle': {
    name: 'Bermudadreieck',
    text: 'Wenn deine Aktionen vorbei sind, darfst du deine ganze Machtstruktur neu auslegen.',
  },
  'discordian-society': {
    name: 'Diskordische Gesellschaft',
    short: 'Diskordier',
    text: '+4, wann immer du eine Gruppe der Gesinnung Schräg kontrollieren willst. Gruppen der anderen, die Staatlich oder Bieder sind, können nichts von dir angreifen und auch nicht dabei helfen.',
  },
  'gnomes-of-zurich': {
    name: 'Gnome von Zürich',
    text: 'Wenn deine Aktionen vorbei sind, darfst du Geld unter deinen Kassen nach Belieben umschichten.',
  },
  network: { name: 'Netzwerk', text: 'Du ziehst 2 Karten je Zug.' },
  'servants-of-cthulhu': { name: 'Diener Cthulhus', text: '+2, wann immer du etwas zerstören willst.' },
  'society-of-assassins': {
    name: 'Gesellschaft der Assassinen',
    short: 'Assassinen',
    text: '+4, wann immer du etwas neutralisieren willst.',
  },
  ufos: {
    name: 'UFOs',
    text: 'Diese Karte darf je Zug bei 2 Angriffen mitmachen. Du gewinnst durch das besondere Ziel anderer Illuminaten, das du heimlich nennst.',
  },

  // Gruppen
  'american-autoduel-association': { name: 'Amerikanischer Autoduellverband', short: 'Autoduellanten' },
  'anti-nuclear-activists': {
    name: 'Atomkraftgegner',
    short: 'Atomgegner',
    text: '+2, wann immer du Atomkraftwerke zerstören willst.',
  },
  'antiwar-activists': { name: 'Kriegsgegner' },
  'big-media': { name: 'Medienriesen' },
  'boy-sprouts': { name: 'Pfadflinder' },
  california: { name: 'Kalifornien' },
  'cfl-aio': { name: 'Gewerkschaftsbund CFL-AIO', short: 'CFL-AIO' },
  'chinese-campaign-donors': {
    name: 'Chinesische Wahlkampfspender',
    short: 'Spender',
    text: 'Führt diese Gruppe einen Versuch, eine Gruppe der Gesinnung Staatlich zu kontrollieren, gilt sie selbst als Staatlich und nicht als Kommunistisch.',
  },
  cia: { name: 'CIA' },
  'clone-arrangers': { name: 'Klonlabore', text: '+3, wann immer du etwas zerstören willst.' },
  'comic-books': { name: 'Comichefte' },
  'congressional-wives': { name: 'Abgeordnetengattinnen', short: 'Gattinnen' },
  'convenience-stores': { name: 'Spätverkäufe' },
  'copy-shops': { name: 'Kopierläden' },
  'cycle-gangs': { name: 'Rockerbanden', text: '+2, wann immer du etwas zerstören willst.' },
  democrats: { name: 'Demokraten' },
  'eco-guerrillas': { name: 'Öko-Guerilla' },
  'empty-vee': { name: 'Leerfunk' },
  'evil-geniuses-for-a-better-tomorrow': {
    name: 'Böse Genies für ein besseres Morgen',
    short: 'Böse Genies',
    text: '+4, wann immer du Orbitale Gedankenlaser angreifst, auf welche Art auch immer.',
  },
  'fast-food-chains': { name: 'Schnellimbissketten', short: 'Schnellimbisse' },
  fbi: { name: 'FBI' },
  'federal-reserve': {
    name: 'US-Notenbank',
    text: 'Geld, das von hier überwiesen wird, darf an jede Karte deiner Machtstruktur gehen, wie weit weg sie auch ist.',
  },
  feminists: { name: 'Feministinnen', text: '+3, wann immer du eine Gruppe der Gesinnung Liberal kontrollieren willst.' },
  'fiendish-fluoridators': { name: 'Fiese Fluoridierer', short: 'Fluoridierer' },
  'flat-earthers': { name: 'Flacherdler' },
  'fnord-motor-company': { name: 'Fnord-Motorenwerke', short: 'Fnord-Werke' },
  'fraternal-orders': { name: 'Herrenlogen' },
  'girlie-magazines': { name: 'Herrenmagazine', short: 'Herrenhefte' },
  'goldfish-fanciers': { name: 'Goldfischfreunde', short: 'Goldfischfans' },
  'gun-lobby': {
    name: 'Waffenlobby',
    text: 'Widerstand 10 gegen einen Angreifer, der Liberal, Kommunistisch oder Schräg ist.',
  },
  hackers: { name: 'Hacker', text: '+3, wann immer du etwas neutralisieren willst.' },
  'health-food-stores': {
    name: 'Reformhäuser',
    text: '+2, wann immer du Atomkraftgegner kontrollieren willst.',
  },
  hollywood: { name: 'Hollywood' },
  intellectuals: { name: 'Intellektuelle' },
  'international-cocaine-smugglers': {
    name: 'Internationale Kokainschmuggler',
    short: 'Schmuggler',
    text: '+4, wann immer du Punks, Rockerbanden oder Hollywood kontrollieren willst.',
  },
  'international-communist-conspiracy': {
    name: 'Internationale Kommunistische Verschwörung',
    short: 'Rote Kabale',
    text: '+3, wann immer du eine Gruppe der Gesinnung Kommunistisch kontrollieren willst.',
  },
  irs: {
    name: 'US-Finanzamt',
    text: 'Statt eines Einkommens: Alle anderen zahlen dieser Karte 2 MB, wenn du dein Einkommen kassierst.',
  },
  'junk-mail': { name: 'Werbepost', text: '+4, wann immer du die Post kontrollieren willst.' },
  kgb: { name: 'KGB', text: '+2, wann immer du etwas zerstören willst.' },
  kkk: { name: 'KKK' },
  'l-4-society': {
    name: 'L-4-Gesellschaft',
    short: 'L-4-Verein',
    text: '+4, wenn sie selbst einen Angriff auf Orbitale Gedankenlaser führt, gleich welcher Art.',
  },
  libertarians: { name: 'Libertäre' },
  'loan-sharks': { name: 'Kredithaie' },
  'local-police-departments': { name: 'Örtliche Polizeireviere', short: 'Dorfpolizei' },
  'madison-avenue': {
    name: 'Madison Avenue',
    short: 'Madison Ave.',
    text: '+5, wann immer du Medienriesen oder Leerfunk kontrollieren willst.',
  },
  mafia: {
    name: 'Mafia',
    text: '+3, wenn sie selbst einen Versuch führt, eine Gruppe der Gesinnung Kriminell zu kontrollieren; gemeinsame Gesinnung zählt obendrein.',
  },
  'men-in-black': { name: 'Männer in Schwarz', short: 'Schwarzträger' },
  militia: { name: 'Bürgerwehr', text: '+6, wann immer du eine Gruppe der Gesinnung Kommunistisch zerstören willst.' },
  moonies: { name: 'Mondsekte' },
  'moral-minority': { name: 'Moralische Minderheit', short: 'Moralische' },
  morticians: { name: 'Bestatter' },
  'multinational-oil-companies': { name: 'Multinationale Ölkonzerne', short: 'Ölkonzerne' },
  'nephews-of-god': { name: 'Neffen Gottes' },
  'new-york': { name: 'New York' },
  'nuclear-power-companies': { name: 'Atomkraftwerke', short: 'Atommeiler' },
  'orbital-mind-control-lasers': {
    name: 'Orbitale Gedankenlaser',
    short: 'Gedankenlaser',
    text: 'Einmal in jedem deiner Züge: Füg irgendeiner anderen Gruppe im Spiel eine Gesinnung hinzu, nimm ihr eine weg oder kehr eine um. Das hält bis zum Ende des Zuges.',
  },
  'parent-teacher-agglomeration': { name: 'Elternbeirat der Elternbeiräte', short: 'Elternbeirat' },
  pentagon: { name: 'Pentagon' },
  'phone-company': { name: 'Telefongesellschaft', short: 'Telefonfirma' },
  'phone-phreaks': { name: 'Telefonpiraten', text: '+3, wann immer du die Telefongesellschaft angreifst, auf welche Art auch immer.' },
  'post-office': {
    name: 'Post',
    text: 'Bringt nichts ein: Jeden Zug kostet sie deine Illuminaten 1 MB, oder die übergeordnete Karte, wenn sie nichts haben.',
  },
  'professional-sports': { name: 'Profisport' },
  psychiatrists: { name: 'Psychiater' },
  'punk-rockers': { name: 'Punks' },
  recyclers: {
    name: 'Wiederverwerter',
    short: 'Recycler',
    text: 'Einmal in jedem deiner Züge kannst du für 5 MB aus dieser Kasse eine weitere Karte ziehen. Das kostet keine Aktion.',
  },
  republicans: { name: 'Republikaner' },
  'robot-sea-monsters': { name: 'Roboter-Seeungeheuer', short: 'Seeungeheuer' },
  'science-fiction-fans': {
    name: 'Science-Fiction-Fans',
    short: 'SF-Fans',
    text: '+2, wann immer du eine Gruppe der Gesinnung Schräg kontrollieren willst.',
  },
  'semiconscious-liberation-army': {
    name: 'Halbbewusste Befreiungsarmee',
    short: 'Befreier',
    text: '+1, wann immer du etwas zerstören willst.',
  },
  smof: {
    name: 'S.M.O.F.',
    text: 'Wenn sie selbst einen Versuch zu kontrollieren führen: +5 gegen Science-Fiction-Fans, +2 gegen Trekkies.',
  },
  'society-for-creative-anarchism': { name: 'Verein für kreativen Anarchismus', short: 'Anarchos' },
  'south-american-nazis': { name: 'Nazis in Südamerika', short: 'Exilnazis' },
  survivalists: { name: 'Weltuntergangsbastler', short: 'Endzeitbastler', text: 'Deine anderen Gruppen haben je 2 Widerstand mehr.' },
  tabloids: {
    name: 'Revolverblätter',
    short: 'Revolverblatt',
    text: '+3, wenn sie selbst einen Versuch führen, Spätverkäufe zu kontrollieren.',
  },
  texas: { name: 'Texas' },
  'tobacco-and-liquor-companies': { name: 'Tabak- und Schnapskonzerne', short: 'Tabak/Schnaps' },
  trekkies: { name: 'Trekkies' },
  'triliberal-commission': { name: 'Triliberale Kommission', short: 'Triliberale' },
  'tv-preachers': {
    name: 'Fernsehprediger',
    short: 'TV-Prediger',
    text: '+3, wenn sie selbst einen Versuch führen, die Moralische Minderheit zu kontrollieren.',
  },
  'underground-newspapers': { name: 'Untergrundzeitungen', short: 'Geheimpresse' },
  'united-nations': { name: 'Vereinte Nationen', short: 'UNO' },
  'video-games': { name: 'Videospiele', text: '+3, wenn sie selbst einen Versuch führen, Spätverkäufe zu kontrollieren.' },
  yuppies: { name: 'Yuppies' },

  // Spezialkarten
  assassination: {
    name: 'Attentat',
    text: 'Gleich nach den Würfeln eines Angriffs, ob deiner oder nicht: Sie zählen als 2.',
  },
  bribery: {
    name: 'Bestechung',
    text: 'In deinem Zug, als Aktion: Eine unkontrollierte Gruppe schließt sich dir ohne Würfeln an, an einem beliebigen deiner Pfeile, an dem Platz ist.',
  },
  'computer-espionage': {
    name: 'Computerspionage',
    text: 'Jederzeit: Sieh dir alle Spezialkarten einer anderen Hand an. Sonst sieht sie niemand.',
  },
  'deep-agent': { name: 'Maulwurf', text: 'Gegen einen privilegierten Angriff: Sein Privileg ist für immer dahin.' },
  'interference-1': {
    name: 'Einmischung',
    text: 'Gegen einen privilegierten Angriff anderer: Du allein darfst dich mit Geld einmischen; für alle anderen bleibt er zu.',
  },
  'interference-2': {
    name: 'Einmischung',
    text: 'Gegen einen privilegierten Angriff anderer: Du allein darfst dich mit Geld einmischen; für alle anderen bleibt er zu.',
  },
  'market-manipulation': {
    name: 'Kursmanipulation',
    text: 'Zu Beginn deines Zuges, vor dem Kassieren: Deine Einkommen zählen in diesem Zug doppelt, auch das deiner Illuminaten. Die Steuer für das US-Finanzamt und die Kosten der Post bleiben, wie sie sind.',
  },
  'media-campaign': {
    name: 'Medienkampagne',
    text: 'Jederzeit außerhalb von Angriffen: Eine zerstörte Gruppe kommt unkontrolliert zurück. Wer sie zerstört hat, darf sie weiterhin mitzählen.',
  },
  'murphys-law': {
    name: 'Murphys Gesetz',
    text: 'Gleich nach den Würfeln eines Angriffs, ob deiner oder nicht: Sie zählen als 12, und er misslingt.',
  },
  'secrets-man-was-not-meant-to-know': {
    name: 'Dinge, die kein Mensch wissen sollte',
    short: 'Dunkles Wissen',
    text: 'Während jemand eine Spezialkarte spielt oder für ein Privileg hergibt: Sie bleibt ohne Wirkung. Beide Karten sind weg.',
  },
  'senate-investigating-committee': {
    name: 'Untersuchungsausschuss',
    short: 'U-Ausschuss',
    text: 'Wenn der Zug von jemand anderem beginnt: Der ganze Zug ist verloren, samt Einkommen und Karte.',
  },
  'slush-fund': { name: 'Schwarze Kasse', text: 'Jederzeit: 15 MB für deine Illuminaten.' },
  'swiss-bank-account': { name: 'Nummernkonto', text: 'Jederzeit: 25 MB für deine Illuminaten.' },
  'whispering-campaign': {
    name: 'Flüsterkampagne',
    text: 'Angesagt mit einem Angriff, der eine Gruppe mit Macht 0 zerstören soll: Sie verteidigt sich stattdessen mit ihrem Widerstand.',
  },
  'white-collar-crime': {
    name: 'Weiße-Kragen-Verbrechen',
    short: 'Weiße Kragen',
    text: 'Jederzeit außerhalb von Angriffen, oder als Angreifer oder Verteidiger vor den Würfeln: Schichte Geld unter deinen Kassen nach Belieben um, mit 5 MB mehr von der Bank.',
  },
};

/** What wins the game, by the Illuminati whose special goal it is. */
export const goals: Readonly<Record<string, string>> = {
  basic: 'Kontrolliere {need, plural, one {# Karte} other {# Karten}}, deine Illuminaten mitgezählt',
  'bavarian-illuminati': 'Komm auf eine gesamte Macht von {need}, deine Illuminaten mitgezählt',
  'bermuda-triangle': 'Hab alle {need} Gesinnungen unter deinen Gruppen',
  'discordian-society': 'Kontrolliere {need, plural, one {# Gruppe} other {# Gruppen}} der Gesinnung Schräg',
  'gnomes-of-zurich': 'Besitze {need} MB in allen deinen Kassen zusammen',
  network: 'Komm auf eine gesamte Leihmacht von {need}, deine Illuminaten mitgezählt',
  'servants-of-cthulhu': 'Zerstöre {need, plural, one {# Gruppe} other {# Gruppen}}',
  'society-of-assassins': 'Kontrolliere {need, plural, one {# Gruppe} other {# Gruppen}} der Gesinnung Gewalttätig',
  ufos: 'Das besondere Ziel anderer Illuminaten, heimlich genannt',
};
