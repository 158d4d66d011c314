import { raceReviews } from '../../../testing/races/reviews.ts'

raceReviews(1_000)
