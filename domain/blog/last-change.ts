import type { PostFrontMatter } from './post.ts'

/** The ISO date on which an article last changed: its update, or its revision if that is later. */
export function lastChange({
  revised_at,
  updated_at,
}: Pick<PostFrontMatter, 'updated_at'> & { revised_at?: string | undefined }): string {
  return revised_at !== undefined && revised_at > updated_at ? revised_at : updated_at
}
