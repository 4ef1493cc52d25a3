export * from './lingos.ts';
export * from './random.ts';
export * from './rules.ts';
export * from './run.ts';
export * from './run-state.ts';
export * from './training.ts';
