import { type League, named } from '../fixture.ts'

const SUPER_LIG = named(
  'Galatasaray, Fenerbahçe, Beşiktaş, Trabzonspor, Başakşehir, Göztepe, Samsunspor, Kasımpaşa, Eyüpspor, Alanyaspor, Konyaspor, Rizespor, Antalyaspor, Gaziantep, Kayserispor, Kocaelispor, Gençlerbirliği, Karagümrük',
)

/** In the order of the tree. Clubs and leagues are plain names. Places that a play-off decides count as saved. */
export const LEAGUES: readonly League[] = [
  {
    id: 'tr-1',
    name: 'Süper Lig',
    country: 'Türkiye',
    sides: SUPER_LIG,
    kickOffs: ['11:30', '14:00', '17:00', '17:00'],
    relegated: 3,
  },
  {
    id: 'en-1',
    name: 'Premier League',
    country: 'İngiltere',
    sides: named(
      'Arsenal, Manchester City, Liverpool, Chelsea, Aston Villa, Newcastle, Tottenham, Manchester United, Brighton, Nottingham Forest, Bournemouth, Brentford, Crystal Palace, Fulham, Everton, West Ham, Wolverhampton, Leeds, Sunderland, Burnley',
    ),
    kickOffs: ['12:30', '15:00', '17:30', '20:00'],
    relegated: 3,
  },
  {
    id: 'es-1',
    name: 'La Liga',
    country: 'İspanya',
    sides: named(
      'Barcelona, Real Madrid, Atletico Madrid, Athletic Bilbao, Villarreal, Real Betis, Real Sociedad, Celta Vigo, Osasuna, Rayo Vallecano, Mallorca, Valencia, Sevilla, Getafe, Girona, Espanyol, Alaves, Elche, Levante, Oviedo',
    ),
    kickOffs: ['13:00', '15:15', '17:30', '20:00'],
    relegated: 3,
  },
  {
    id: 'it-1',
    name: 'Serie A',
    country: 'İtalya',
    sides: named(
      'Inter, Napoli, Juventus, Milan, Atalanta, Roma, Lazio, Fiorentina, Bologna, Como, Torino, Udinese, Genoa, Parma, Cagliari, Sassuolo, Lecce, Verona, Cremonese, Pisa',
    ),
    kickOffs: ['11:30', '14:00', '17:00', '19:45'],
    relegated: 3,
  },
  {
    id: 'de-1',
    name: 'Bundesliga',
    country: 'Almanya',
    sides: named(
      'Bayern, Leverkusen, Dortmund, Leipzig, Frankfurt, Stuttgart, Freiburg, Hoffenheim, Wolfsburg, Mainz, Gladbach, Werder Bremen, Union Berlin, Augsburg, Köln, Hamburg, St. Pauli, Heidenheim',
    ),
    kickOffs: ['14:30', '16:30', '19:30'],
    relegated: 2,
  },
  {
    id: 'fr-1',
    name: 'Ligue 1',
    country: 'Fransa',
    sides: named(
      'Paris SG, Marseille, Monaco, Lille, Lyon, Nice, Lens, Strasbourg, Rennes, Brest, Toulouse, Nantes, Paris FC, Auxerre, Le Havre, Angers, Lorient, Metz',
    ),
    kickOffs: ['13:00', '16:00', '19:45'],
    relegated: 2,
  },
  {
    id: 'nl-1',
    name: 'Eredivisie',
    country: 'Hollanda',
    sides: named(
      'PSV, Ajax, Feyenoord, AZ, Utrecht, Twente, Go Ahead Eagles, NEC, Heerenveen, Sparta Rotterdam, Groningen, Fortuna Sittard, PEC Zwolle, Heracles, NAC Breda, Excelsior, Telstar, Volendam',
    ),
    kickOffs: ['10:15', '13:30', '18:00'],
    relegated: 2,
  },
  {
    id: 'pt-1',
    name: 'Primeira Liga',
    country: 'Portekiz',
    sides: named(
      'Sporting, Benfica, Porto, Braga, Vitoria, Famalicao, Estoril, Casa Pia, Moreirense, Rio Ave, Arouca, Nacional, Gil Vicente, Santa Clara, Estrela, AVS, Tondela, Alverca',
    ),
    kickOffs: ['15:30', '18:00', '20:30'],
    relegated: 2,
  },
  {
    id: 'br-1',
    name: 'Brasileirão',
    country: 'Brezilya',
    sides: named(
      'Flamengo, Palmeiras, Cruzeiro, Botafogo, Bahia, Fluminense, Mirassol, Sao Paulo, Internacional, Corinthians, Bragantino, Ceara, Atletico Mineiro, Gremio, Vasco, Santos, Vitoria BA, Fortaleza, Juventude, Sport Recife',
    ),
    kickOffs: ['19:00', '21:30', '23:00', '00:30'],
    relegated: 4,
  },
  {
    id: 'us-1',
    name: 'MLS',
    country: 'ABD',
    sides: named(
      'Inter Miami, Philadelphia, Cincinnati, Vancouver, San Diego, Los Angeles FC, Columbus, Charlotte, Orlando, Nashville, Seattle, Minnesota, New York City, Austin, Portland, Chicago, Dallas, Denver',
    ),
    kickOffs: ['00:00', '01:30', '02:30', '03:30'],
  },
  {
    id: 'jp-1',
    name: 'J1 League',
    country: 'Japonya',
    sides: named(
      'Kashima, Kashiwa, Vissel Kobe, Kyoto, Hiroshima, Machida, Kawasaki, Urawa, Gamba Osaka, Cerezo Osaka, Tokyo, Avispa, Nagoya, Tokyo Verdy, Shimizu, Yokohama FM, Okayama, Niigata',
    ),
    kickOffs: ['05:00', '06:00', '07:30', '10:00'],
    relegated: 3,
  },
  {
    id: 'au-1',
    name: 'A-League',
    country: 'Avustralya',
    sides: named(
      'Auckland, Melbourne City, Melbourne Victory, Western Sydney, Adelaide, Sydney, Central Coast, Macarthur, Newcastle Jets, Wellington, Brisbane, Perth',
    ),
    kickOffs: ['04:00', '06:30', '08:45'],
  },
  {
    id: 'tr-cup',
    name: 'Türkiye Kupası',
    country: 'Türkiye',
    isKnockout: true,
    sides: SUPER_LIG.slice(0, 16),
    kickOffs: ['12:00', '15:00', '18:00', '20:30'],
  },
]
