import { journeysAt } from './journeys.ts'

journeysAt({ width: 390, height: 844 }, true)
