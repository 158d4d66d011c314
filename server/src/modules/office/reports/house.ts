/** The house's figures, which are of no country: who may see those of some alone sees none of these. */
export const HOUSE = { object: 'report:house' }
