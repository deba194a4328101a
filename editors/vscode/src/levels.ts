/** What a rule can be set to, mildest first, with its meaning. */
export const levels: readonly (readonly [string, string])[] = [
  ["off", "Never reported"],
  ["hint", "A better way: three dots under the code"],
  ["information", "A risk: a blue squiggle"],
  ["warning", "A bug on a path that is known: a yellow squiggle"],
  ["error", "A certain crash, or code that can never work: a red squiggle"],
];
