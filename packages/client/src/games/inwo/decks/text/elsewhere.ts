/**
 * Sets of cards that players' lists name and this game does not have; `left`: omitted cards of the base set. Names only, to report them.
 */
export const SETS = ['assassins', 'subgenius', 'german', 'fans', 'left'] as const;
export type SetId = (typeof SETS)[number];

const NAMES: Readonly<Record<SetId, string>> = {
  assassins: `A Brief Attack of Conscience|Al Amarja|Alien Abduction|Anarchists Unite!|Antitrust Legislation
|Anything Worth Doing Is Worth Overdoing|Apathy|Arms Dealers|Australia|Australian Rules|Back to the Drawing Board
|Back to the Salt Mines|Backfire|Backmasquerade|Bait and Switch|Bar Codes|Beach Party|Bite the Wax Tadpole|Black Helicopters
|Blinded by Science|Blivit|Brushfire War|Cat Juggling|Cease-Fire|Chain Letter|Church of Violentology|Contract on America
|Convenience Stores|Copy Shops|Crackdown on Crime|Crusade|Day Care Centers|Death To All Fanatics|Defection|Dittoheads|Dolphins
|Don't Rock The Boat|Don't Touch That Dial!|Drought|Drug Companies|Earth First!|End of the World|Enough is Enough|EPA
|Every Year Is Worse|Exorcism|Family Values|Fickle Finger of Fate|Five-Year Plan|Flesh-Eating Bacteria|Floating Point Error
|Frankenfood|General Disorder|Global Warming|Go Fish|Go, Lemmings, Go!|Grave Robbers|Hubble Trouble|Illuminati University
|Interesting Times|Junk Bonds|Killer Satellite|Lab Explosion|Lama Ramadingdong|Lenin's Body|Let the Sunshine In|Lyndon LaRouche
|May Day|Metric System|Militia|My Karma Ran Over Your Dogma|Near Miss|Nevermore!|Newt Gingrich|No Beer!|Nutrition Nazis|Oil Spill
|Orgone Grinder|Pale People In Black|Partition|Pave the Earth!|Pizza for the Secret Meeting|Population Reduction|Power Satellite
|Recycling Centers|Regi$tered Trademark|Registered Trademark|Reverse Whammy|School Prayer|Science Alarmists|Screaming Meme
|Secret Master|Security Leak|Shock Jocks|Society of Assassins|Sorry, Wrong Number|Spontaneous Combustion|Spy Satellite
|State Lotteries|Strange Bedfellows|Sudden European Vacation|Sufficiently Advanced Technology|Supernova|Supreme Court Nomination
|Swingers|Take The Money And Run|TANSTAAFL|Teddy Kennedy|Teflon Coating|The Big Prawn|The Green Party|The Irish Flu
|The Magic Goes Away|The Meek Shall Inherit|The Thule Group|This Was Only A Test|Truck Bomb|Vile Secretions|Visualize Whirled Peas
|Vladimir Zhirinovsky|Waiting Period|Watermelons|Whistle Blowers|Witch Hunt|X-Ray Specs|You Are What You Eat`,
  subgenius: `13013|Advanced Supersonic Aluminum Nazi Hell Creatures from Beneath the Hollow Earth|Anti-Slack|Arise!
|Attitude Mutation|Bobbies|Brag of the SubGenius|Bulldada|Cast Out False Prophets!|Church of Middle America|Church of the SubGenius
|Citizens for Normalcy|Comet Hail-Bob|Connie Dobbs|Corrective Phrenologists|Dallas Catacombs|Decency is OK!|Devival
|Divine Mail Order|Dobbstown|Dokstok|Dr. K'Taden Legume|Drs. for "Bob"|Eternal Salvation or Triple your Money Back|Excremeditation
|Fake Healing|False Overman|False Prophets|False Slack|'Frop Farm|Give Me Slack, Or Give Me Food|Glorps
|Good Sex for Mutants Dating League|Head Launching|Inherently Bogus|Janor Device|Jesus B.|JHVH-1|Kill "Bob"!
|League for Obvious Decency|Local Clenches|Luck Plane|Martyr Meter|Mediocretinism|Miraculous Manifestation|More Slack|MWOWM
|Nental Ife|NHGH|Official, all Inclusive, Divine Excuse|. . . Or Kill Me!|OverMan|OverMan Philo Drummond|Philo Drummond
|Phlegm Elementals|Pinks|Psychic Pstench|Rain of Prairie Squid|Random Jesii|Rant!|Repent!|Reverend Ivan Stang|Robo "Bob"
|Rogue SubGenii|S.C.A.M.|S.L.A.K.|S.P.U.T.U.M.|Sacred Jests|Sacred Stencil|Saucer Landing Strip|Schizm
|Science Cannot Remove the Terror of the Gods!|Secret FisTemple|Shordurpersav|Slackfusion|Smite Them All!|Speakers in Tongues
|St. Janor Hypercleats|Stark Fist of Removal|SubGenius FisTemples|Sultan of Slack|Tape Runs Out...|The 13th Apostle|The Anti"Bob"
|The Hour of Slack|The Prescriptures|The Saint of Sales|The True Pipe|The World Ends Tomorrow and You May Die!
|They May Be Pink. . .|Three-Fisted Tales of "Bob"|Time Control|www.subgenius.com|X-Day|Xists|Yacatisma|Yetis
|You'd Pay to Know What You Really Think!`,
  german: `Autonome|Burschenschaften|CONspiracy|Dagobert|Der grosse Magier|Erich Honecker|Fussballprofis|Genschman|Hannelore Kohl
|Helmut Kohl|Hipos|Joschka Fischer|Karnevalisten|Manta-Fahrer|Showmaster|Stammtischpolitiker|Supertrainer|Talkmaster|Tennis-Star
|Topmodell|USA|Zuvieldienstleistende`,
  fans: `Atlantis|Bruno|Easter Island|Fasces Romanum|Foreign Aid|Headless Chicken Syndrome|Institute for Advanced Weapons Design
|Isolationism|Nuclear Capability|Summit|The Nine Unknown Men|War Crimes Trials|Fashion Designers|Food & Drug Administration
|Fox News Channel|Hippies|Interpol|KGB|Vampire Hunters|Anti-Christ|Afghanistan|Alaska|Area 51|Mexico|Large Hadron Collider
|Friend Computer|Jiang Hu|Kronopians|Technomagi|The OMNI|The Technocracy|The White Hand|The Law of Fives|The Number 23`,
  left: 'Elders of Zion',
};

export const ELSEWHERE: readonly (readonly [name: string, set: SetId])[] = SETS.flatMap((set) =>
  NAMES[set].split('|').map((name) => [name.trim(), set] as const),
);
