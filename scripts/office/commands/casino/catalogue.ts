import { PROVIDERS, type ProviderName } from '@zar/contract/casino/casino'
import * as contract from '@zar/contract/office/catalogue'
import * as suppliers from '@zar/contract/office/suppliers'
import { byTwo, type Command, command, type Desk, type Lines } from '../../client/command.ts'
import { oneOf, reason, row, shaped } from '../../client/words.ts'
import { listed, momentOf } from '../../terminal-text.ts'
import { pagesOf } from '../shared.ts'

const supplier = oneOf('SUPPLIER', Object.keys(PROVIDERS) as ProviderName[])
const code = shaped('GAME', 'the code of a game', /^\S{1,100}$/)
const category = shaped('CATEGORY', 'the number of a category', /^\d{1,6}$/)
const typed = shaped('NAME', `${suppliers.HOUSE_NAME}, typed`, /^\S{1,100}$/)
const difference = row('NUMBER', 'the number of a difference')

export const CATALOGUE: Command[] = [
  command(
    {
      name: 'catalogue',
      takes: [],
      does: 'shows the categories, and lists that wait for a person',
    },
    show,
  ),
  command(
    {
      name: 'catalogue games',
      takes: [category],
      does: 'lists the games of a category that are closed',
    },
    async (desk, id) => {
      const rows = await pagesOf((after) =>
        desk.call(contract.listGames, { category: id, state: 'closed', after }),
      )
      return listed(rows.map(sayGame), 'No game of it is closed.')
    },
  ),
  byTwo(
    {
      name: 'catalogue accept',
      takes: [supplier, reason],
      does: 'lets a list that is held close what it names',
      done: 'Accepted: the games are closed. What else is new comes with the next reading.',
    },
    contract.acceptImport,
    async (_, provider, because) => ({ provider, reason: because }),
  ),
  command(
    {
      name: 'catalogue close',
      takes: [code, reason],
      does: 'closes a game, whatever its supplier says',
    },
    async (desk, game, because) => {
      await desk.call(contract.closeGame, { code: game, reason: because })
      return ['Closed: no bet is taken at it, until it is opened again.']
    },
  ),
  command(
    {
      name: 'catalogue open',
      takes: [code, reason],
      does: 'leaves it to its supplier’s list again',
    },
    async (desk, game, because) => {
      await desk.call(contract.openGame, { code: game, reason: because })
      return [
        'Left to its supplier: the next reading of the list opens it, if it is on offer there.',
      ]
    },
  ),
  command(
    {
      name: 'catalogue stop',
      takes: [typed, reason],
      does: 'closes all gaming: no process takes a bet',
    },
    async (desk, name, because) => {
      await desk.call(suppliers.stopGaming, { typed: name, reason: because })
      return ['All gaming is closed: no bet is taken anywhere.']
    },
  ),
  byTwo(
    {
      name: 'catalogue restart',
      takes: [typed, reason],
      does: 'ends that',
      done: 'Open: bets are taken again, but at games that are closed by themselves.',
    },
    suppliers.restartGaming,
    async (_, name, because) => ({ typed: name, reason: because }),
  ),
]

export const DIFFERENCES: Command[] = [
  command(
    { name: 'differences', takes: [], does: 'lists what suppliers and our books differ about' },
    async (desk) => {
      const rows = await pagesOf((before) => desk.call(suppliers.listDifferences, { before }))
      return listed(rows.flatMap(sayDifference), 'No difference is open.')
    },
  ),
  byTwo(
    {
      name: 'differences explain',
      takes: [difference, reason],
      does: 'says why one is there, so that it is open no more',
      done: 'Explained.',
    },
    suppliers.explainDifference,
    async (_, id, because) => ({ id, reason: because }),
  ),
  byTwo(
    {
      name: 'differences stands',
      takes: [difference, oneOf('CODE', suppliers.EXPLANATION_CODES), reason],
      does: 'the same of one that is past its clock',
      done: 'Explained.',
    },
    suppliers.reconcileExplain,
    async (_, id, why, because) => ({ id, code: why, reason: because }),
  ),
]

async function show(desk: Desk): Promise<Lines> {
  const { categories, held } = await desk.call(contract.readCatalogue, {})
  const { gaming } = await desk.call(suppliers.listSuppliers, {})
  const { closing } = gaming
  const stopped =
    closing === null
      ? []
      : [`ALL GAMING is closed by ${closing.by}, ${momentOf(closing.at)}: ${closing.because}`]
  return [
    ...stopped,
    ...categories.map(
      ({ id, name, games, closed }) => `${id}  ${name}  ${games} games, ${closed} closed`,
    ),
    ...held.flatMap(({ provider, at, why, count, games }) => [
      `${provider}  ${momentOf(at)}  its list would close ${count} games${why === null ? '' : `: ${why}`}`,
      ...games.map((game) => `    ${game.code}  ${game.name}`),
      `    WAITS: npm run office -- catalogue accept ${provider} REASON`,
    ]),
  ]
}

const sayGame = ({ code: which, name, closing }: contract.CatalogueGame): string =>
  `${which}  ${name}${closing === null ? '' : `  closed by ${closing.by}, ${momentOf(closing.at)}: ${closing.because}`}`

type Side = suppliers.OfficeDifference['ours']
const sideOf = (side: Side): string =>
  side === null
    ? 'nothing'
    : `${side.does} ${Number(side.amountE5) / 100_000} ${side.currency}, round ${side.round}, ${momentOf(side.at)}`

function sayDifference({
  id,
  provider,
  what,
  day,
  transaction,
  ours,
  theirs,
  standing,
}: suppliers.OfficeDifference): Lines {
  const clock = standing?.clockAt ? `, until ${momentOf(standing.clockAt)}` : ''
  return [
    `${id}  ${provider}  ${what}  ${day}${clock}`,
    `    transaction ${transaction}`,
    `    ours    ${sideOf(ours)}`,
    `    theirs  ${sideOf(theirs)}`,
  ]
}
