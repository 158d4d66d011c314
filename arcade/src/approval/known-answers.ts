import { blockOf, commitmentOf, randomOf, type SeedPair } from '../fairness/seeds.ts'
import { drawSome, range } from '../games/shuffle.ts'

/** Of docs/verifying.md, and of another program than this one (scripts/verifier). */
const PAIR: SeedPair = { serverSeed: 'example_server_seed', clientSeed: 'example_client_seed' }
const BLOCK = 'ecb207081cd73ffce849a57733ac45bc11d83e7393a658a3d9b16fef1ac2d552'
const COMMITMENT = '46969171c3584a033b48fe58bd06a3b47d3cff74ec2ffbe0ec0b13e906777e71'

const draws = () => randomOf(PAIR, 0)
const hexOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

/** What the generator answers, and what it has to. */
const ANSWERS: readonly (readonly [name: string, answer: () => unknown, known: unknown])[] = [
  ['block', () => hexOf(blockOf(PAIR.serverSeed, PAIR.clientSeed, 0, 0)), BLOCK],
  ['commitment', () => commitmentOf(PAIR.serverSeed), COMMITMENT],
  ['one of 10,001', () => draws().below(10_001), 3_115],
  ['one of 37', () => draws().below(37), 27],
  ['five of 25', () => drawSome(range(0, 24), 5, draws()).join(), '9,13,16,23,18'],
  ['ten of 40', () => drawSome(range(1, 40), 10, draws()).join(), '25,38,24,8,16,20,6,31,33,23'],
]

/** The answers of the generator that are not the known ones (RNG, GAM-14). */
export const wrongAnswers = (answers = ANSWERS): string[] =>
  answers.filter(([, answer, known]) => answer() !== known).map(([name]) => name)
