import { z } from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** The pages of the sportsbook, by their slider's slug. */
export const SPORT_SECTIONS = ['sports', 'live-sports', 'esports'] as const
export type SportSection = (typeof SPORT_SECTIONS)[number]

const Section = z.enum(SPORT_SECTIONS)

/** Something that can be bet on once the section opens. Its words are in the caller's language. */
export const Opening = z.object({
  /** Which picture stands beside it. One that the page does not know gets a star. */
  key: z.string(),
  title: z.string(),
  note: z.string(),
  /** Markets, or what it can do: a few words each. */
  points: z.array(z.string()),
})
export type Opening = z.infer<typeof Opening>

export const sportFrame = endpoint({
  method: 'POST',
  path: '/api/sport/frame',
  summary: 'What a page of the sportsbook shows: the partner’s page, or what is coming',
  caller: 'anyone',
  input: z.strictObject({ section: Section }),
  output: z.object({
    /** To be shown in a frame; null while no partner serves this section. */
    partnerUrl: z.nullable(z.string()),
    opening: z.array(Opening),
  }),
})
export type SportFrame = z.infer<typeof sportFrame.output>

export const SportHighlight = z.object({
  section: Section,
  key: z.string(),
  title: z.string(),
  note: z.string(),
  /** False while the section is being made ready. */
  isOpen: z.boolean(),
})
export type SportHighlight = z.infer<typeof SportHighlight>

export const sportHighlights = endpoint({
  method: 'GET',
  path: '/api/sport/highlights',
  summary: 'What the home page tells of the sportsbook',
  caller: 'anyone',
  input: z.strictObject({}),
  output: z.array(SportHighlight),
})
