/** The commands that need no server: a new house, a breach, and keys that lie on the machine. */
export const MACHINE_USAGE = `  staff first NAME "FULL NAME" NAME "FULL NAME"
                                                  the first two administrators of the back office, while it has nobody;
                                                  NAME is what they log in by. Each gets a link, good once, for two days
  sessions end-all                                logs everybody out at once: all log-ins, games, visits to partners
  keys                                            lists the keys of personal data, and how much each has encrypted
  keys new                                        makes the next one, which does not encrypt yet
  keys rotate                                     encrypts everything anew with the newest one, or goes on with that
  keys retire VERSION                             deletes one that has encrypted nothing that is left
  keys changed FILE                               any key but those: the file is changed on purpose, or deleted
  keys changed all                                every key that lies in the folder is meant
  licence                                         lists the licences for real money, and how each stands
  licence enter NUMBER AUTHORITY COUNTRIES GAMES FROM UNTIL
                                                  records one that two people are yet to approve, such as
                                                  OGL/2026/1 "Curaçao" TR,DE casino,sports 2026-03-01 2027-02-28
  licence approve ID                              approves one; it counts once another user of the machine does, too
  licence withdraw ID TEXT                        ends one at once and for good; one person is enough
  deposits                                        lists those that came in another name than the player's
  deposits clear ID TEXT                          takes one off the list, and says what was found`
