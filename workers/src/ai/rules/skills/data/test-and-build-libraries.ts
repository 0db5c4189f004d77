/** Libraries that code is tested and built with. */
export const TEST_AND_BUILD_LIBRARIES = `
JUnit: JUnit 5
TestNG
Mockito
PowerMock
Spock
AssertJ
REST Assured
Cucumber: cucumber bdd
SpecFlow
Robot Framework
pytest: py.test
unittest
RSpec
Capybara
Jest
Vitest
Mocha
Chai
Jasmine
Karma
Sinon.js
React Testing Library
Enzyme
Supertest
NUnit
xUnit
MSTest
Moq
PHPUnit
Pest
XCTest: XCUITest
Espresso: espresso tests
Robolectric
Appium
Detox
Selenium: Selenium WebDriver, WebDriver
Cypress: Cypress.io
Playwright
Puppeteer
Protractor
WebdriverIO
TestCafe
Nightwatch.js: nightwatchjs
Google Test: gtest
Catch2
Testcontainers
WireMock
Pact: pact tests
Zod
Axios
Formik
React Hook Form
`;
