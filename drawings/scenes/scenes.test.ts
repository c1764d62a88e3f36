import { expect, test } from 'vitest'
import { articleScenes } from '#domain/blog/article-scene.ts'
import { equipmentFamilyLabel } from '#domain/catalogue/equipment-families.ts'
import { keysOf } from '#domain/catalogue/vocabulary.ts'
import { isWellFormed } from '#tests/well-formed.ts'
import { scenePicture, categoryPicture, equipmentHero, familyPicture, homeHero, picturedCategories } from './scenes.ts'

test('every scene is well formed', () => {
  const scenes = [homeHero(), equipmentHero(), ...articleScenes.map(scenePicture)]
  expect(scenes.filter((svg) => !isWellFormed(svg))).toEqual([])
})

test('each of the fourteen categories has its own picture of 8 KB or less', () => {
  const drawn = picturedCategories.map(categoryPicture)
  expect(new Set(drawn).size).toBe(14)
  for (const svg of drawn) expect(Buffer.byteLength(svg)).toBeLessThanOrEqual(8192)
})

test('each equipment family has its own picture', () => {
  expect(new Set(keysOf(equipmentFamilyLabel).map(familyPicture)).size).toBe(6)
})

test('each scene of an article has its own picture', () => {
  expect(new Set(articleScenes.map(scenePicture)).size).toBe(articleScenes.length)
})
