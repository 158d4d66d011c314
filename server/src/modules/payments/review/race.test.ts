import { raceReviews } from '../../../testing/races/reviews.ts'

raceReviews(200)
