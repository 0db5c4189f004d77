import { screen, waitFor, within } from '@testing-library/react';
import { EDUCATION } from '../../../../testing/candidate';
import { openEditor, acceptSave, captureSaves } from '../../../../testing/editor';

const BACHELOR = {
  ...EDUCATION,
  id: '66666666-6666-4666-8666-666666666666',
  courseType: 'B.Tech (Bachelor of Technology)',
  courseName: 'Ships',
};

const open = (educations = [EDUCATION]) => openEditor('education', 'Edit Education', { educations });
const getField = (name: RegExp) => screen.getByRole('textbox', { name });
const getTypeField = () => screen.getByRole('combobox', { name: /Education type/ });
const getButton = (name: string) => screen.getByRole('button', { name });

describe('The education editor', () => {
  it('adds an entry without dates', async () => {
    const { user } = await open();
    const saves = captureSaves('educations', acceptSave());
    await user.type(getField(/Institution/), 'Open School');
    await user.selectOptions(getTypeField(), 'Certificate');
    await user.type(getField(/Course name/), 'Tides');
    await user.click(getButton('Save All Changes'));
    await waitFor(() => expect(saves).toHaveLength(1));
    const added = {
      id: expect.any(String) as string,
      institution: 'Open School',
      courseType: 'Certificate',
      courseName: 'Tides',
      endDate: null,
      isCurrentlyStudying: false,
      achievements: '',
    };
    expect(saves[0]?.body).toEqual({ educations: [EDUCATION, added], origin: 'typed' });
  });

  it('validates required fields', async () => {
    const { user, dialog } = await open([]);
    expect(within(dialog).getByText('No education history added yet.')).toBeVisible();
    await user.click(getButton('Add education'));
    await waitFor(() => expect(getField(/Institution/)).toHaveAccessibleDescription('Institution name is required'));
    expect(getTypeField()).toHaveAccessibleDescription('Education type is required');
    expect(getField(/Course name/)).toHaveAccessibleDescription('Course name is required');
  });

  it('rejects a start date in the future and an end date before the start', async () => {
    const { user } = await open([]);
    await user.type(getField(/Start date/), '01/2999');
    await user.click(getButton('Add education'));
    await waitFor(() =>
      expect(getField(/Start date/)).toHaveAccessibleDescription('Start date cannot be in the future'),
    );
    await user.clear(getField(/Start date/));
    await user.type(getField(/Start date/), '05/2020');
    await user.type(getField(/End date/), '04/2020');
    await waitFor(() =>
      expect(getField(/End date/)).toHaveAccessibleDescription('End date cannot be before start date'),
    );
  });

  it('keeps an education type that only the wizard offers', async () => {
    const { user } = await open([BACHELOR]);
    const saves = captureSaves('educations', acceptSave());
    await user.click(getButton(`Edit ${BACHELOR.courseType}, Ships`));
    expect(screen.getByRole('heading', { name: 'Edit education' })).toBeVisible();
    expect(getTypeField()).toHaveValue(BACHELOR.courseType);
    await user.type(getField(/Course name/), ' and tides');
    await user.click(getButton('Update'));
    await user.click(getButton('Save All Changes'));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({
      educations: [{ ...BACHELOR, courseName: 'Ships and tides' }],
      origin: 'typed',
    });
  });

  it('clears and disables the end date while currently studying', async () => {
    const { user } = await open();
    const saves = captureSaves('educations', acceptSave());
    await user.click(getButton('Edit Diploma, Boats'));
    await user.click(screen.getByLabelText('Currently studying'));
    expect(getField(/End date/)).toBeDisabled();
    expect(getField(/End date/)).toHaveValue('');
    await user.click(getButton('Save All Changes'));
    await waitFor(() => expect(saves).toHaveLength(1));
    expect(saves[0]?.body).toEqual({
      educations: [{ ...EDUCATION, isCurrentlyStudying: true, endDate: null }],
      origin: 'typed',
    });
  });
});
