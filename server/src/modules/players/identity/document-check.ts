/** What a player has told of themselves, for a company that checks documents. */
export type DocumentQuestion = {
  /** Of this check: asked again under the same, nothing is begun anew. */
  reference: string
  personalNo: string
  name: string
  surname: string
  /** `YYYY-MM-DD` */
  birthDate: string
  /** ISO 3166-1 alpha-2 */
  country: string
}

/** What the documents say. `later`: nothing yet, to be asked again after so long. */
export type DocumentAnswer =
  | { verdict: 'accepted' }
  | { verdict: 'refused' }
  | { verdict: 'person' }
  | { verdict: 'later'; againAfterMs: number }

/**
 * A company that says whether a person is who they say (AGE-02). A failure throws, and the question is
 * asked again later.
 */
export type DocumentCheck = { ask: (question: DocumentQuestion) => Promise<DocumentAnswer> }
