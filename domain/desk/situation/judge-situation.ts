import type { Judgement, Light, SituationFacts } from './facts.ts'
import { judgeCertificate, judgeCopies, judgeDisk, judgeVersion, judgeSite, judgeStore } from './judge-machine.ts'
import { judgeDeliveries, judgeErrors, judgeRequests } from './judge-work.ts'

/** All judgements, the worst first; equal ones keep their order. */
export function judgeSituation(facts: SituationFacts): Judgement[] {
  const judges = [
    judgeSite,
    judgeStore,
    judgeDeliveries,
    judgeCopies,
    judgeDisk,
    judgeRequests,
    judgeErrors,
    judgeCertificate,
    judgeVersion,
  ]
  return judges.flatMap((judge) => judge(facts) ?? []).toSorted((one, other) => rank[one.light] - rank[other.light])
}

const rank: Record<Light, number> = { red: 0, amber: 1, green: 2 }
