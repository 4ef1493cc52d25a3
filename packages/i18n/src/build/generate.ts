import { readCatalogue } from './catalogue-files.ts';
import { writeMessageValues } from './message-values.ts';

// Run after adding an English text or changing its placeholders.
writeMessageValues(readCatalogue('en-GB'));
