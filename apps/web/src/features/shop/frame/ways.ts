/** Where a child may win Lingos. */
export type Ways = { lessons: boolean; messages: boolean };
