/** The commands that need no server: a new house, a breach, and keys that lie on the machine. */
export const MACHINE_USAGE = `npm run office -- staff first NAME "FULL NAME" NAME "FULL NAME"
                                                             the first two administrators of the back office, while it has nobody;
                                                             NAME is what they log in by. Each gets a link, good once, for two days
npm run office -- sessions end-all                           logs everybody out at once: all log-ins, games, visits to partners
npm run office -- keys                                       lists the keys of personal data, and how much each has encrypted
npm run office -- keys new                                   makes the next one, which does not encrypt yet
npm run office -- keys rotate                                encrypts everything anew with the newest one, or goes on with that
npm run office -- keys retire VERSION                        deletes one that has encrypted nothing that is left
npm run office -- keys changed FILE                          any key but those: the file is changed on purpose, or deleted
npm run office -- keys changed all                           every key that lies in the folder is meant
npm run office -- licence                                    lists the licences for real money, and how each stands
npm run office -- licence enter NUMBER AUTHORITY COUNTRIES GAMES FROM UNTIL
                                                             records one that two people are yet to approve, such as
                                                             OGL/2026/1 "Curaçao" TR,DE casino,sports 2026-03-01 2027-02-28
npm run office -- licence approve ID                         approves one; it counts once another user of the machine does, too
npm run office -- licence withdraw ID TEXT                   ends one at once and for good; one person is enough
npm run office -- deposits                                   lists those that came in another name than the player's
npm run office -- deposits clear ID TEXT                     takes one off the list, and says what was found`
