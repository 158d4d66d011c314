import { expect, test } from 'vitest'
import { openAmusnetOperator } from '../../testing/amusnet-operator.ts'
import { clientSuite } from '../../testing/client-suite/client-suite.ts'
import { readXml, writeXml } from './xml.ts'

const GAME = 'zar_ates_kirazi'

async function open() {
  const standIn = await openAmusnetOperator()
  const badQueries: [string, Record<string, string>, number][] = [
    ['another portal', { portalCode: 'OTHER_REAL_TRY' }, 400],
    ['a portal without a currency', { portalCode: 'ZAR_REAL' }, 400],
    ['a currency it cannot pay', { portalCode: 'ZAR_REAL_EUR' }, 400],
    ['a code with a space', { defenceCode: 'a b' }, 400],
    ['an endless code', { defenceCode: 'a'.repeat(256) }, 400],
    ['a player of two lines', { playerId: 'a\nb' }, 400],
    ['a lobby that is a script', { closeurl: 'javascript:alert(1)' }, 400],
    ['a game of another supplier', { gameId: 'zar_nar_bahcesi' }, 404],
    ['a game of nobody’s', { gameId: '../../verify' }, 404],
  ]
  return {
    ...standIn,
    operators: { amusnet: standIn.operator },
    name: 'amusnet',
    gameCode: GAME,
    launchQuery: (playerId: string, defenceCode: string) => ({
      defenceCode,
      playerId,
      portalCode: 'ZAR_REAL_TRY',
      screenName: 'player-1',
      language: 'tr',
      country: 'TR',
      gameId: GAME,
      client: 'mobile',
      closeurl: 'http://site.test/casino/slot?a=1&b=2',
    }),
    neededQuery: ['defenceCode', 'playerId', 'portalCode', 'language', 'gameId'],
    badQueries,
  }
}

clientSuite(open, {
  refusals: [
    ['3100', 'not_enough_money'],
    ['3300', 'limit_reached'],
    ['3400', 'limit_reached'],
  ],
  doubts: [
    ['3500', 'session_unknown', 401],
    ['3000', 'wallet_down', 503],
    ['2000', 'wallet_down', 503],
  ],
  silences: [
    ['3000', 'wallet_down'],
    ['3500', 'session_unknown'],
  ],
  taken: ['1000', '1100', '1300', '1400', '1500'],
  owed: ['3000', '2000', '3500'],
})

test('what is written is read as it was said', () => {
  const text = writeXml('A', { B: '<&>', C: '' })
  expect(text).toBe('<?xml version="1.0" encoding="UTF-8"?><A><B>&lt;&amp;&gt;</B><C></C></A>')
  expect(readXml(text, 'A')).toEqual(new Map(Object.entries({ B: '<&>', C: '' })))
  expect(readXml('<A>\n <B>&quot;&apos;</B><C/>\n</A>\n', 'A')).toEqual(
    new Map(Object.entries({ B: `"'`, C: '' })),
  )
})

test.each([
  ['nothing', ''],
  ['text alone', 'text'],
  ['another document', '<B></B>'],
  ['a document type', '<!DOCTYPE A><A></A>'],
  ['a document type in the document', '<A><!DOCTYPE A></A>'],
  ['an entity that is declared', '<!DOCTYPE A [<!ENTITY e "x">]><A><B>&e;</B></A>'],
  ['an unknown entity', '<A><B>&nbsp;</B></A>'],
  ['a member of every object', '<A><B>&constructor;</B></A>'],
  ['a numbered character', '<A><B>&#65;</B></A>'],
  ['a bare ampersand', '<A><B>a & b</B></A>'],
  ['an entity without its end', '<A><B>&amp</B></A>'],
  ['a comment', '<A><!-- b --></A>'],
  ['CDATA', '<A><B><![CDATA[b]]></B></A>'],
  ['an instruction', '<A><?b c?></A>'],
  ['another encoding', '<?xml version="1.0" encoding="utf-16"?><A></A>'],
  ['an element twice', '<A><B>1</B><B>2</B></A>'],
  ['an element in another', '<A><B><C>1</C></B></A>'],
  ['text beside elements', '<A>1<B></B></A>'],
  ['text after elements', '<A><B></B>1</A>'],
  ['an end too many', '<A></A></A>'],
  ['an end too few', '<A><B></A>'],
  ['another end', '<A><B></C></A>'],
  ['two documents', '<A></A><A></A>'],
  ['cut off', '<A><B>1</B></A'],
])('%s is no answer', (_, text) => {
  expect(readXml(text, 'A')).toBeUndefined()
})
