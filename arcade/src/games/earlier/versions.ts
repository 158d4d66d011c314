/** A version of a game that begins no round any more. Rounds of its time end, are shown, counted and verified by it. */
export type EarlierVersion = {
  code: string
  version: string
  /** The folder of `games/` whose screen shows its rounds. */
  folder: string
  /** The files that its rules and mathematics are run from, as the self-check digests them. */
  entries: readonly string[]
}

const ofTwentyLines = (title: string): EarlierVersion => ({
  code: `zar_${title.replaceAll('-', '_')}`,
  version: '1',
  folder: 'slot/lale-devri',
  entries: [
    'games/slot/rules.ts',
    'games/slot/par-sheets.json',
    `games/slot/titles/earlier/${title}.ts`,
  ],
})

export const EARLIER_VERSIONS: readonly EarlierVersion[] = [
  ofTwentyLines('nazar-degmez'),
  ofTwentyLines('sultanin-taci'),
  ofTwentyLines('yedi-tepe-777'),
  ofTwentyLines('ates-kirazi'),
  ofTwentyLines('balik-pazari'),
  {
    code: 'zar_nar_tanesi',
    version: '1',
    folder: 'plinko',
    entries: ['games/plinko/earlier/one-seed.ts'],
  },
]

/** Undefined for the version that a game has now. */
export const findEarlier = (code: string, version: string): EarlierVersion | undefined =>
  EARLIER_VERSIONS.find((one) => one.code === code && one.version === version)
