/** Our names of clubs that football-data.co.uk writes otherwise. */
const CLUBS: Readonly<Record<string, string>> = {
  'Ad. Demirspor': 'Adana Demirspor',
  Besiktas: 'Beşiktaş',
  Buyuksehyr: 'Başakşehir',
  Eyupspor: 'Eyüpspor',
  Fenerbahce: 'Fenerbahçe',
  Goztep: 'Göztepe',
  Goztepe: 'Göztepe',
  Kasimpasa: 'Kasımpaşa',
  Karagumruk: 'Karagümrük',
  Genclerbirligi: 'Gençlerbirliği',
  Umraniyespor: 'Ümraniyespor',
  Istanbulspor: 'İstanbulspor',
  'Man City': 'Manchester City',
  'Man United': 'Manchester United',
  "Nott'm Forest": 'Nottingham Forest',
  Wolves: 'Wolverhampton',
  'Ath Madrid': 'Atletico Madrid',
  'Ath Bilbao': 'Athletic Bilbao',
  Betis: 'Real Betis',
  Sociedad: 'Real Sociedad',
  Celta: 'Celta Vigo',
  Vallecano: 'Rayo Vallecano',
  Espanol: 'Espanyol',
  'Bayern Munich': 'Bayern',
  'Ein Frankfurt': 'Frankfurt',
  "M'gladbach": 'Gladbach',
  'RB Leipzig': 'Leipzig',
  'St Pauli': 'St. Pauli',
  'FC Koln': 'Köln',
}

/** Our name of a club; one that we do not know is as it was written. */
export const clubOf = (written: string): string =>
  Object.hasOwn(CLUBS, written) ? (CLUBS[written] ?? written) : written
