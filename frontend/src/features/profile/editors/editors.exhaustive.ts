import { EDITORS, describeUnsavedChanges } from '../../../testing/editors';

describe.each(EDITORS.slice(1))('$title', describeUnsavedChanges);
