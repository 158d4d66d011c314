import type { ComingGame } from '@zar/contract/casino/casino'
import type { Locale } from '@zar/contract/limits'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../db/db.ts'
import type { CasinoTables } from '../../../db/tables/casino.ts'
import { coverOf, kindOf } from './present-game.ts'

/** The titles that are coming to a page; one that a provider has opened since is a game now. */
export async function comingGames(db: Db, slug: string, locale: Locale): Promise<ComingGame[]> {
  const rows = await db
    .selectFrom('coming_game')
    .selectAll()
    .where(
      sql<boolean>`category_id in (select id from game_category where ${slug} = any(slugs) and not is_closed)`,
    )
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('game')
            .select('game.code')
            // A supplier's integration may set its name before the code: `egt-zar_terazi`.
            .where(sql<boolean>`regexp_replace(game.code, '^.*[-:]', '') = coming_game.code`)
            .where('is_open', '=', true),
        ),
      ),
    )
    .orderBy('position')
    .orderBy('code')
    .execute()
  return rows.map((row) => ({
    code: row.code,
    name: row[`name_${locale}`],
    studio: row.studio,
    kind: kindOf(row.kind),
    cover: coverOf(row.code),
    picture: `/tables/${encodeURIComponent(row.code)}.svg?v=3`,
    scene: `/scenes/${encodeURIComponent(row.code)}.svg?v=1`,
  }))
}

/** The words a title's picture is drawn from, or undefined when nothing of ours has this code. */
export async function titleOf(db: Db, code: string): Promise<string | undefined> {
  const game = await db
    .selectFrom('game')
    .select('name')
    .where('code', '=', code)
    .executeTakeFirst()
  if (game) return game.name
  const coming = await db
    .selectFrom('coming_game')
    .select('name_tr')
    .where('code', '=', code)
    .executeTakeFirst()
  return coming?.name_tr
}

/** Puts the demo casino's coming titles in, unless an operator has any of their own. */
export async function ensureComingGames(db: Db): Promise<void> {
  const some = await db.selectFrom('coming_game').select('code').limit(1).executeTakeFirst()
  if (some) return
  await db
    .insertInto('coming_game')
    .values(COMING.map((title, position) => rowOf(title, position)))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const LIVE = 2
const GAMES = 3
const BINGO = 4
const TV = 5

type Title = readonly [
  category: number,
  kind: string | null,
  code: string,
  tr: string,
  en: string,
  studio: string,
]

function rowOf(
  [category_id, kind, code, name_tr, name_en, studio]: Title,
  position: number,
): Insertable<CasinoTables['coming_game']> {
  return { code: `zar_${code}`, category_id, kind, name_tr, name_en, studio, position }
}

/** What the arcade has opened, or opens next: what is open is a game and not shown here. */
const COMING: readonly Title[] = [
  [LIVE, 'roulette', 'rulet_kosku', 'Rulet Köşkü', 'Roulette Pavilion', 'Boğaz Canlı'],
  [LIVE, 'blackjack', 'kubbe_21', 'Kubbe Blackjack', 'Dome Blackjack', 'Boğaz Canlı'],
  [LIVE, 'baccarat', 'bogaz_bakara', 'Boğaz Bakara', 'Bosphorus Baccarat', 'Boğaz Canlı'],
  [LIVE, 'poker', 'anadolu_poker', 'Anadolu Poker', 'Anatolian Poker', 'Boğaz Canlı'],
  [LIVE, 'dealer', 'devran', 'Devran', 'The Turning', 'Kubbe'],
  [LIVE, 'roulette', 'altin_rulet', 'Altın Rulet', 'Golden Roulette', 'Boğaz Canlı'],
  [LIVE, 'blackjack', 'yirmi_bir', 'Yirmi Bir Blackjack', 'Twenty-One Blackjack', 'Boğaz Canlı'],
  [GAMES, 'crash', 'ucurtma', 'Uçurtma', 'Kite', 'Yakut'],
  [GAMES, 'instant', 'kirik_cini', 'Kırık Çini', 'Cracked Tile', 'Mavi Çini'],
  [GAMES, 'instant', 'terazi', 'Terazi', 'Scales', 'Pars'],
  [GAMES, 'virtual', 'doludizgin', 'Doludizgin', 'Full Gallop', 'Pars'],
  [GAMES, 'virtual', 'zar_ligi', 'Zar Ligi', 'Zar League', 'Pars'],
  [BINGO, 'bingo', 'cinaralti', 'Çınaraltı', 'Under the Plane Tree', 'Lale Stüdyo'],
  [BINGO, 'bingo', 'sahil_kahvesi', 'Sahil Kahvesi', 'Shore Cafe', 'Lale Stüdyo'],
  [BINGO, 'bingo', 'hanedan', 'Hanedan', 'Dynasty', 'Lale Stüdyo'],
  [BINGO, 'bingo', 'meydan', 'Meydan', 'The Square', 'Lale Stüdyo'],
  [BINGO, 'bingo', 'gece_kusu', 'Gece Kuşu', 'Night Owl', 'Lale Stüdyo'],
  [BINGO, 'bingo', 'bahce', 'Bahçe', 'The Garden', 'Lale Stüdyo'],
  [TV, 'draw', 'kure_649', 'Küre 6-49', 'Globe 6-49', 'Zar Stüdyo'],
  [TV, 'cards', 'perde', 'Perde', 'Curtain', 'Zar Stüdyo'],
]
