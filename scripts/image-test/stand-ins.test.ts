import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { imagesNamed } from './stand-ins.ts'

test('every image that deploy/image starts from has one that stands in, and none is the newest of the day', () => {
  const file = readFileSync('scripts/image-test/stand-ins/Dockerfile', 'utf8')
  const targets = [...file.matchAll(/^FROM \w+ AS (\w+)$/gm)].map(([, target]) => target)
  const images = imagesNamed()
  expect(targets).toEqual(['debian', ...images.keys()])
  for (const name of images.values()) expect(name).toMatch(/:v?\d/)
})

test('a name is read with or without its registry, stages and our own image are not', () => {
  const dockerfile = 'FROM a/b:1 AS build\nCOPY x y\nFROM c:2-slim\n'
  const compose = 'x:\n  image: zar\nservices:\n  d:\n    image: e.example/f/g:v3\n'
  expect([...imagesNamed([dockerfile, compose])]).toEqual([
    ['b', 'a/b:1'],
    ['c', 'c:2-slim'],
    ['g', 'e.example/f/g:v3'],
  ])
})
