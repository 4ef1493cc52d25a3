import { readCatalogue } from './catalogue-files.ts';
import { writeMessageValues } from './message-values.ts';

// Run after an English text was added or its placeholders changed.
writeMessageValues(readCatalogue('en-GB'));
