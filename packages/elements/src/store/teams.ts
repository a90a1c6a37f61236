import type { Team } from '@cluekit/sdk/word-codes';

/** The team that is not this one. Ours, so that elements need the SDK's types only, never its statecharts. */
export function otherTeam(team: Team): Team {
  return team === 'amber' ? 'teal' : 'amber';
}
