import type { PostFrontMatter } from './post.ts'

/** The ISO date on which an article last changed: its revision, where there was one, else its update. */
export function lastChange({
  revised_at,
  updated_at,
}: Pick<PostFrontMatter, 'updated_at'> & { revised_at?: string | undefined }): string {
  return revised_at !== undefined && revised_at > updated_at ? revised_at : updated_at
}
