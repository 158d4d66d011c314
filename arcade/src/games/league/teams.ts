/** In twentieths of a goal: what a side adds to its own goals, and to those of its opponent. */
export type Team = { name: string; attack: number; defence: number }

/** The sixteen of the league. Their strength is fixed and learns nothing from results. */
export const TEAMS: readonly Team[] = [
  { name: 'Galata Gücü', attack: 17, defence: 8 },
  { name: 'İzmir Körfez', attack: 14, defence: 11 },
  { name: 'Kadıköy Yıldız', attack: 16, defence: 8 },
  { name: 'Ankara Kale', attack: 9, defence: 12 },
  { name: 'Trabzon Hamsi', attack: 13, defence: 11 },
  { name: 'Bursa Yeşilova', attack: 8, defence: 10 },
  { name: 'Konya Ova', attack: 9, defence: 10 },
  { name: 'Adana Toros', attack: 12, defence: 10 },
  { name: 'Van Gölü', attack: 12, defence: 11 },
  { name: 'Rize Çay', attack: 8, defence: 13 },
  { name: 'Antalya Falez', attack: 11, defence: 12 },
  { name: 'Samsun Liman', attack: 12, defence: 10 },
  { name: 'Mardin Taş', attack: 10, defence: 12 },
  { name: 'Edirne Köprü', attack: 9, defence: 11 },
  { name: 'Eskişehir Porsuk', attack: 11, defence: 11 },
  { name: 'Antep Fıstık', attack: 13, defence: 12 },
]

/** What playing at home adds. */
const AT_HOME = 3

/** Of `GOAL_WEIGHTS`: the rows of the home side and of its guest. */
export type Strengths = { home: number; away: number }

export function strengthsOf(home: Team, away: Team): Strengths {
  return { home: home.attack + away.defence + AT_HOME, away: away.attack + home.defence }
}
