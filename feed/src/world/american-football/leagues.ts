import { at, type League, named } from '../fixture.ts'

/** Teams and leagues are plain names, the strongest first. */
export const LEAGUES: readonly League[] = [
  {
    id: 'af-us-1',
    name: 'NFL',
    country: 'ABD',
    sides: named(
      'Philadelphia, Buffalo, Kansas City, Baltimore, Detroit, Green Bay, Los Angeles Rams, Denver, Tampa Bay, Seattle, San Francisco, Indianapolis, Washington, Los Angeles Chargers, Houston, Minnesota, Pittsburgh, New England, Jacksonville, Cincinnati, Chicago, Dallas, Arizona, Atlanta, Carolina, Miami, Las Vegas, New York Giants, Cleveland, New York Jets, New Orleans, Tennessee',
    ),
    kickOffs: at('18:00 21:25 01:20'),
  },
  {
    id: 'af-eu-1',
    name: 'European League',
    country: 'Avrupa',
    sides: named(
      'Stuttgart, Vienna, Rhein, Madrid, Paris, Nordic, Tirol, Munich, Wroclaw, Frankfurt, Berlin, Prague, Hamburg, Cologne',
    ),
    kickOffs: at('11:00 14:30'),
  },
]
