/** The adult who acts in a case. */
export type StaffActor = { readonly staffId: string; readonly name: string; readonly at: Date };
