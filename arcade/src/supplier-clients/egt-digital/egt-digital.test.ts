import { expect, test } from 'vitest'
import { clientSuite } from '../../testing/client-suite/client-suite.ts'
import { openEgtDigitalOperator } from '../../testing/egt-digital-operator.ts'
import { checksumOf, signedHeaders } from './signature.ts'

const GAME = 'zar_balik_pazari'

async function open() {
  const standIn = await openEgtDigitalOperator()
  const badQueries: [string, Record<string, string>, number][] = [
    ['another casino', { casinoId: 'other' }, 400],
    ['a demo', { demo: 'true' }, 400],
    ['a currency it cannot pay', { currencyCode: 'EUR' }, 400],
    ['a code with a space', { sessionToken: 'a b' }, 400],
    ['an endless code', { sessionToken: 'a'.repeat(256) }, 400],
    ['a player of two lines', { playerId: 'a\nb' }, 400],
    ['a lobby that is a script', { closeUrl: 'javascript:alert(1)' }, 400],
    ['a game of another supplier', { gameKey: 'zar_nar_bahcesi' }, 404],
    ['a game of nobody’s', { gameKey: '../../verify' }, 404],
  ]
  return {
    ...standIn,
    operators: { egtDigital: standIn.operator },
    name: 'egt-digital',
    gameCode: GAME,
    launchQuery: (playerId: string, sessionToken: string) => ({
      sessionToken,
      casinoId: 'zar',
      playerId,
      gameKey: GAME,
      currencyCode: 'TRY',
      language: 'tr',
      mode: 'Mobile',
      demo: 'false',
      closeUrl: 'http://site.test/casino/slot?a=1&b=2',
    }),
    neededQuery: [
      ...['sessionToken', 'casinoId', 'playerId', 'gameKey', 'currencyCode', 'language', 'demo'],
    ],
    badQueries,
  }
}

clientSuite(open, {
  refusals: [['ERR_NOT_ENOUGH_MONEY', 'not_enough_money']],
  doubts: [
    ['ERR_UNKNOWN', 'session_unknown', 401],
    ['ERR_INVALID_PLAYER_ID', 'player_disabled', 409],
    ['ERR_INVALID_FIELDS', 'game_stopped', 409],
    ['ERR_INVALID_ACCOUNT', 'wallet_down', 503],
    ['ERR_INTEGRITY_CHECK_FAILED', 'wallet_down', 503],
    ['ERR_TRANSFER_ROLLED_BACK', 'wallet_down', 503],
  ],
  silences: [
    ['ERR_UNKNOWN', 'session_unknown'],
    ['ERR_INVALID_PLAYER_ID', 'player_disabled'],
    ['ERR_MISSING_HEADERS', 'wallet_down'],
  ],
  taken: ['OK'],
  owed: ['ERR_UNKNOWN', 'ERR_TRANSFER_DOES_NOT_EXIST', 'ERR_INVALID_FIELDS'],
})

test('the check value: HMAC-SHA512 over the values in the order of the header, in base64', () => {
  const checksum =
    'WxsMOKTT8/pYVnus89VMw7/X6fT+jCnD6uGuII9Q8C71glTb/RdAyx3GG3sh5RLXXSnCjMIwAYoYEBSBOATixg=='
  expect(checksumOf('egtkey', ['r-1', '1767225600000', 'p-7'])).toBe(checksum)
  const members = { requestId: 'r-1', timestamp: 1_767_225_600_000, playerId: 'p-7' }
  expect(signedHeaders(members, 'egtkey')).toEqual({
    'x-checksum-fields': 'requestId,timestamp,playerId',
    'x-checksum': checksum,
  })
})

test('every member of a call that has a text of its own is signed', () => {
  const members = { amount: 150, roundCompleted: true, giftSpin: null, jackpotWins: [] }
  expect(signedHeaders(members, 'egtkey')).toEqual({
    'x-checksum-fields': 'amount,roundCompleted',
    'x-checksum': checksumOf('egtkey', ['150', 'true']),
  })
})
